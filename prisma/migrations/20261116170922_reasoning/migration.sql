-- AlterTable
ALTER TABLE "ToolInvocationRecord" ADD COLUMN     "reasoning" TEXT;
