-- AlterTable
ALTER TABLE "Conversation" ADD COLUMN     "takenOverAt" TIMESTAMPTZ(3),
ADD COLUMN     "tokenId" UUID,
ADD COLUMN     "tokenName" TEXT;

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "tokenId" UUID,
ADD COLUMN     "tokenName" TEXT;

-- What was said before ------------------------------------------------------------------------------------------------

-- Which messages a token sent was not kept until now; the audit knows it of those that called a tool.
UPDATE "Message" AS m SET "tokenId" = t."id", "tokenName" = t."name"
FROM "ToolInvocationRecord" AS r JOIN "AccessToken" AS t ON t."id" = r."tokenId" AND t."userId" = r."userId"
WHERE r."userId" = m."userId" AND r."messageId" = m."id" AND m."role" = 'user';
