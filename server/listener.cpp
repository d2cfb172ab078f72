// listener.cpp - the sockets, with Boost.Beast: one thread, and steps that call each other. Nobody
// can hold more than a little memory (kHeaderLimit, kPiece), nor anything for long
// (Place::patience); connections are always taken, and idle ones make room (crowd.h).
// Why there are no coroutines: docs/decisions/0006-server.md.
#include "server/listener.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/status.hpp>
#include <csignal>
#include <ctime>
#include <memory>
#include <optional>

#include "server/crowd.h"
#include "server/http.h"

namespace ochre::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using Parser = http::request_parser<http::empty_body>;

constexpr std::uint32_t kHeaderLimit = 8 * 1024;
constexpr std::size_t kPiece = 16 * 1024;         // of a file, in memory
constexpr std::size_t kDrained = 1024 * 1024;     // of a refused body: read and forgotten
constexpr std::size_t kMostConnections = 10'000;  // with a piece each: 160 MB
constexpr ::rlim_t kOtherDescriptors = 64;        // and two for a connection: socket, file

// As many as descriptors suffice for, once the process may have all that it can.
std::size_t room_for_connections() {
  ::rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = limit.rlim_max = 1024;
  const ::rlimit raised{limit.rlim_max, limit.rlim_max};
  if (::setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  const ::rlim_t most = std::max(limit.rlim_cur, kOtherDescriptors + 2);
  return std::min<::rlim_t>((most - kOtherDescriptors) / 2, kMostConnections);
}

// Whose connection it is. The last half of an IPv6 address is its owner's to choose.
std::string owner_of(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const auto six = address.to_v6();
  if (six.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, six).to_string();
  const auto bytes = six.to_bytes();
  return {bytes.begin(), bytes.begin() + 8};
}

bool is_want_of_descriptors(error_code error) {
  return error == asio::error::no_descriptors ||
         error == boost::system::errc::too_many_files_open_in_system ||
         error == asio::error::no_buffer_space || error == asio::error::no_memory;
}

std::string date_now() {
  std::array<char, 64> text{};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  return {text.data(),
          std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

std::string head_of(const Reply& reply, bool keep) {
  std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " ";
  head += view_of(http::obsolete_reason(static_cast<http::status>(reply.status)));
  head += "\r\nDate: " + date_now();
  head += keep ? "\r\nConnection: keep-alive" : "\r\nConnection: close";
  if (reply.has_length) head += "\r\nContent-Length: " + std::to_string(reply.length);
  const auto add = [&](std::string_view name, std::string_view value) {
    head.append("\r\n").append(name).append(": ").append(value);
  };
  for (const auto& [name, value] : reply.headers) add(name, value);
  for (const Header& one : kSafety) add(one.name, one.value);
  return head + "\r\n\r\n";
}

// What is wrong with bytes that are no request; nothing where nobody is left to be told.
std::optional<Reply> reply_to_error(error_code error) {
  static const error_code parsing = http::error::bad_method;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refusal(431, "the headers are longer than " + std::to_string(kHeaderLimit) + " bytes");
  }
  if (error.category() != parsing.category() || error == http::error::end_of_stream ||
      error == http::error::partial_message) {
    return std::nullopt;
  }
  return refusal(400, "this is not a request: " + error.message());
}

Reply reply_to_request(const Site& site, const Parser& parser) {
  const auto& request = parser.get();
  const bool has_one_range = request.count(http::field::range) == 1;
  Reply reply = site.reply_to(
      {view_of(request.method_string()), view_of(request.target()),
       view_of(request[http::field::if_none_match]), view_of(request[http::field::accept_encoding]),
       has_one_range ? view_of(request[http::field::range]) : std::string_view{},
       view_of(request[http::field::if_range])});
  const bool has_body = parser.chunked() || parser.content_length().value_or(0) > 0;
  if (has_body && reply.status != 405) reply = refusal(413, "a request has no body here");
  if (request.version() >= 11 && request.count(http::field::host) != 1) {
    reply = refusal(400, "a request names its host, once");
  }
  if (request.method() == http::verb::head) reply.body_is_wanted = false;
  return reply;
}

// Lives as long as something is under way: each step holds it until the next begins.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(tcp::socket socket, const std::string& owner, const Site& site, const Place& place,
             Crowd& crowd)
      : stream_(std::move(socket)), site_(site), patience_(place.patience), crowd_(crowd) {
    me_ = crowd_.enter(owner, std::chrono::steady_clock::now(), [this] { let_go(); });
  }
  ~Connection() { crowd_.leave(me_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void read() {
    parser_.emplace();
    parser_->header_limit(kHeaderLimit);
    parser_->body_limit(boost::none);
    std::string().swap(out_);  // whoever waits holds nothing
    buffer_.shrink_to_fit();
    become_idle();
    stream_.expires_after(patience_);
    http::async_read_header(
        stream_, buffer_, *parser_,
        [me = shared_from_this()](error_code error, std::size_t) { me->answer(error); });
  }

 private:
  void answer(error_code error) {
    std::optional<Reply> reply =
        error ? reply_to_error(error) : std::optional(reply_to_request(site_, *parser_));
    if (!reply) return hang_up();
    become_busy();
    if (reply->status == 503 && crowd_.size() > 1 && crowd_.let_one_go()) {
      reply = reply_to_request(site_, *parser_);
    }
    // After another refusal nobody knows where the next request would begin.
    const bool clear = reply->status < 400 || reply->status == 404 || reply->status == 416;
    keep_ = !error && clear && parser_->get().keep_alive();
    out_ = head_of(*reply, keep_);
    if (reply->body_is_wanted) out_ += reply->text;
    file_ = std::move(reply->file);
    left_ = file_ && reply->body_is_wanted ? reply->length : 0;
    send();
  }

  void send() {
    stream_.expires_after(patience_);
    asio::async_write(stream_, asio::buffer(out_),
                      [me = shared_from_this()](error_code error, std::size_t) {
                        error ? me->hang_up() : me->go_on();
                      });
  }

  // The next piece of the file, the next request, or the end.
  void go_on() {
    if (left_ == 0) {
      file_ = File();
      return keep_ ? read() : hang_up();
    }
    out_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(left_, kPiece)));
    out_.resize(file_.read(out_.data(), out_.size()));
    if (out_.empty()) return hang_up();  // somebody made it shorter
    left_ -= out_.size();
    become_busy();
    send();
  }

  void hang_up() {
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(std::min<std::chrono::milliseconds>(patience_, std::chrono::seconds(2)));
    become_idle();
    file_ = File();
    out_.resize(kPiece);
    drain(kDrained);
  }

  // A socket closed on bytes that nobody read would take the answer with it.
  void drain(std::size_t most) {
    stream_.async_read_some(asio::buffer(out_),
                            [me = shared_from_this(), most](error_code error, std::size_t read) {
                              if (!error && read < most) me->drain(most - read);
                            });
  }

  void become_idle() { crowd_.touch(me_, std::chrono::steady_clock::now()); }

  // An answer under way is idle only when no piece of it went for a while.
  void become_busy() { crowd_.touch(me_, std::chrono::steady_clock::now() + patience_ / 4); }

  // The step under way ends with an error.
  void let_go() {
    stream_.close();
    file_ = File();
    left_ = 0;
  }

  beast::tcp_stream stream_;
  const Site& site_;
  std::chrono::milliseconds patience_;
  Crowd& crowd_;
  Crowd::Id me_ = 0;
  beast::flat_buffer buffer_{2 * kHeaderLimit};
  std::optional<Parser> parser_;
  std::string out_;  // what is being sent
  File file_;
  std::uint64_t left_ = 0;  // of the file
  bool keep_ = false;
};

class Listener {
 public:
  Listener(const Site& site, const Place& place) : site_(site), place_(place) {}

  Result<std::uint16_t> open() {
    error_code error;
    const auto address = asio::ip::make_address(place_.host, error);
    if (error) return problem("host '" + place_.host + "' is not an address like 127.0.0.1");
    const tcp::endpoint endpoint(address, place_.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
    const std::string where = "port " + std::to_string(place_.port);
    if (error == asio::error::address_in_use) {
      return problem(where + " is taken by another program, choose another with --port");
    }
    if (error) return problem(where + " of " + place_.host + " cannot be had: " + error.message());
    return acceptor_.local_endpoint().port();
  }

  void run() {
    signals_.async_wait([this](error_code, int) { context_.stop(); });
    accept();
    context_.run();
  }

 private:
  void accept() {
    acceptor_.async_accept(peer_, [this](error_code error, tcp::socket socket) {
      if (error) return accept_after(error);
      std::make_shared<Connection>(std::move(socket), owner_of(peer_.address()), site_, place_,
                                   crowd_)
          ->read();
      accept();
    });
  }

  // A client that left while it waited is no trouble; where descriptors are wanted, one goes.
  void accept_after(error_code error) {
    const bool gone = error == asio::error::connection_aborted;
    if (gone || (is_want_of_descriptors(error) && crowd_.let_one_go())) return accept();
    pause_.expires_after(std::chrono::milliseconds(50));
    pause_.async_wait([this](error_code) { accept(); });
  }

  const Site& site_;
  const Place& place_;
  Crowd crowd_{room_for_connections()};
  tcp::endpoint peer_;
  asio::io_context context_{1};                          // the last connections end with it
  asio::signal_set signals_{context_, SIGINT, SIGTERM};  // heard from the first
  tcp::acceptor acceptor_{context_};
  asio::steady_timer pause_{context_};
};

}  // namespace

Result<void> serve(const Site& site, const Place& place,
                   const std::function<void(std::uint16_t)>& ready) {
  Listener listener(site, place);
  const auto port = listener.open();
  if (!port) return std::unexpected(port.error());
  ready(*port);
  listener.run();
  return {};
}

}  // namespace ochre::server
