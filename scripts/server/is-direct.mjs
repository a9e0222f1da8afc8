/** What proxies, load balancers, tunnels and content networks add to a request, by any of their habits. */
const ADDED_ON_THE_WAY = new RegExp(
  `^(${[
    "forwarded|via|cdn-loop|max-forwards|client-ip|true-client-ip|x-client-ip|x-cluster-client-ip|x-real-ip",
    "x-(forwarded|original|proxy|proxied|envoy|amzn?|azure|arr|appengine|vercel|nf|sucuri)(-.*)?|x-cloud-trace-context",
    "(cf|fly|fastly|akamai|tailscale|ngrok|proxy)-.*",
  ].join("|")})$`,
);

/**
 * Whether nothing shows that something stands between the browser and us. HTTP/1.0 is what nginx speaks to us unless told
 * otherwise, and no browser does.
 * @param {import("node:http").IncomingMessage} request
 */
export const isDirect = ({ httpVersion, headers }) =>
  httpVersion !== "1.0" && !Object.keys(headers).some((name) => ADDED_ON_THE_WAY.test(name));
