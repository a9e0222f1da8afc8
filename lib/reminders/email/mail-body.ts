import { oneLine } from "@/lib/domain/one-line";

/** What a mail of ours says, before it is text or HTML. Everything in it is words, never markup. */
export interface MailWords {
  heading: string;
  lines: string[];
  /** The one thing to do about it. */
  link?: { words: string; address: string };
  /** Below a rule, in small. */
  footer: { words: string; link?: { words: string; address: string } };
}

export interface MailBody {
  text: string;
  html: string;
}

/** The same words twice, for programs that show HTML and for those that do not. Nothing is fetched from anywhere. */
export const mailBody = (words: MailWords): MailBody => ({ text: asText(words), html: asHtml(words) });

function asText({ heading, lines, link, footer }: MailWords): string {
  const paragraphs = [
    oneLine(heading),
    lines.map(oneLine).join("\n"),
    link && `${link.words}: ${link.address}`,
    `-- \n${footer.words}${footer.link ? `\n${footer.link.words}: ${footer.link.address}` : ""}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BUTTON = `display:inline-block;padding:10px 16px;border-radius:10px;background:#1f6f54;color:#ffffff;${FONT};font-size:15px;font-weight:600;text-decoration:none`;
const SMALL = `margin:24px 0 0;padding-top:16px;border-top:1px solid #e6e2db;${FONT};font-size:13px;line-height:1.5;color:#6b6760`;

function asHtml({ heading, lines, link, footer }: MailWords): string {
  const paragraph = (line: string) =>
    `<p style="margin:0 0 8px;${FONT};font-size:15px;line-height:1.5">${escaped(line)}</p>`;
  const button = link
    ? `<p style="margin:20px 0 0"><a href="${escaped(link.address)}" style="${BUTTON}">${escaped(link.words)}</a></p>`
    : "";
  const below = footer.link
    ? ` <a href="${escaped(footer.link.address)}" style="color:inherit">${escaped(footer.link.words)}</a>.`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px">
<div style="max-width:520px;margin:0 auto">
<h1 dir="auto" style="margin:0 0 12px;${FONT};font-size:20px;line-height:1.35;overflow-wrap:anywhere"><bdi>${escaped(heading)}</bdi></h1>
${lines.map(paragraph).join("\n")}
${button}
<p style="${SMALL}">${escaped(footer.words)}${below}</p>
</div>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
