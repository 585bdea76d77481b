# howdah_embed(TARGET FILE SYMBOL): makes the bytes of FILE part of TARGET, as
# `extern const std::string_view SYMBOL` in namespace howdah::embedded.
function(howdah_embed target file symbol)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DFILE=${file} -DSYMBOL=${symbol} -DSOURCE=${source}
            -P ${PROJECT_SOURCE_DIR}/cmake/WriteEmbedded.cmake
    DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/WriteEmbedded.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES SKIP_LINTING ON)
endfunction()
