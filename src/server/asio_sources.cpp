// Boost's own sources, compiled once, apart: they change with nothing here.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
