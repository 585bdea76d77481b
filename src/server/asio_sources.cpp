// Boost's own sources, compiled once as a separate unit: they do not depend on our code.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
