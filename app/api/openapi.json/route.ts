import { openApiDocument } from "@/app/api/openapi-document";
import { neverStored } from "@/lib/platform/never-stored";
import { ownAddress } from "@/lib/platform/own-address";

/** For whoever writes a program against this server. It says what there is, and nothing of anybody's, under the name one came by. */
export const GET = (request: Request): Response => neverStored(Response.json(openApiDocument(ownAddress(request))));
