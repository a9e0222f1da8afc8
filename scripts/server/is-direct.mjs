/** What proxies, load balancers, tunnels and content networks are known to add to a request; no browser does. */
const ADDED_ON_THE_WAY = new RegExp(
  `^(${[
    "forwarded|via|cdn-loop|max-forwards|client-ip|true-client-ip|x-client-ip|x-cluster-client-ip|x-real-ip",
    "x-(forwarded|original|rewrite|proxy|proxied|nginx|varnish|envoy|amzn?|azure|arr|appengine|vercel|nf|sucuri)(-.*)?",
    "x-(host|scheme|url-scheme|request-id|request-start|b3-.*|cloud-trace-context)|traceparent|front-end-https|disguised-host",
    "(cf|fly|fastly|akamai|tailscale|ngrok|proxy|wl-proxy|surrogate)-.*",
  ].join("|")})$`,
);

/**
 * Whether nothing shows that something stands between the browser and us. Browsers speak HTTP/1.1
 * to a server without https; nginx speaks 1.0 unless told otherwise.
 * @param {import("node:http").IncomingMessage} request
 */
export const isDirect = ({ httpVersion, headers }) =>
  httpVersion === "1.1" && !Object.keys(headers).some((name) => ADDED_ON_THE_WAY.test(name));
