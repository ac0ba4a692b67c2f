-- The umpire may stop a battle's clock. Battles that are being fought go on: their `paused` is JSON's own null.
ALTER TABLE "Battle" ADD COLUMN "paused" JSONB NOT NULL DEFAULT 'null';
