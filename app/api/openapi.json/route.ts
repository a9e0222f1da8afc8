import { openApiDocument } from "@/app/api/openapi-document";
import { ownAddress } from "@/lib/platform/own-address";

/** For whoever writes a program against this server. It says what there is, and nothing of anybody's. */
export const GET = (request: Request): Response => Response.json(openApiDocument(ownAddress(request)));
