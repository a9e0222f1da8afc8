export interface ReceivedMail {
  /** To whom the server was asked to give it. */
  readers: string[];
  /** By lower-case name, in one line each, decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** As it came. */
  raw: string;
}

/** As much of MIME as our own mails use. */
export function readMail(raw: string, readers: string[]): ReceivedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, "")))
    : [];
  const partOf = (type: string): string => {
    const part = parts.find((each) => each.headers["content-type"]?.startsWith(type));
    return part ? decodeBody(part.body, part.headers["content-transfer-encoding"]) : "";
  };
  return { readers, headers, text: partOf("text/plain"), html: partOf("text/html"), raw };
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim());
  }
  return { headers, body: source.slice(end + 4) };
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

function decodeBody(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? unquote(body.replace(/=\r\n/g, "")) : body;
}

/** RFC 2047: what is not ASCII in a header. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString("utf8") : unquote(word.replaceAll("_", " ")),
    );
