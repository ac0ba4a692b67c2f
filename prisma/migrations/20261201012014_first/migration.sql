-- CreateTable
CREATE TABLE "Battle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "announcement" TEXT,
    "thread" TEXT,
    "ruleset" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "scenario" JSONB NOT NULL,
    "title" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "pace" JSONB NOT NULL,
    "invited" JSONB NOT NULL,
    "openedBy" TEXT NOT NULL,
    "umpire" TEXT,
    "seed" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "opened" BIGINT,
    "deadline" BIGINT,
    "drawAgreed" JSONB NOT NULL,
    "outcome" JSONB NOT NULL,
    "created" BIGINT NOT NULL,
    "ended" BIGINT,
    "rev" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Seat" (
    "battle" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "user" TEXT,
    "ai" BOOLEAN NOT NULL,
    "reported" BOOLEAN NOT NULL,
    "reach" TEXT NOT NULL,
    "missed" INTEGER NOT NULL,
    "relieved" BOOLEAN NOT NULL,
    "conceded" BOOLEAN NOT NULL,
    "standing" JSONB NOT NULL,

    PRIMARY KEY ("battle", "seat"),
    CONSTRAINT "Seat_battle_fkey" FOREIGN KEY ("battle") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draft" (
    "battle" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "rev" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "scratch" TEXT NOT NULL,
    "sealed" BIGINT,
    "salt" TEXT NOT NULL,
    "hash" TEXT,
    "hold" BOOLEAN NOT NULL,
    "updated" BIGINT NOT NULL,

    PRIMARY KEY ("battle", "step", "seat"),
    CONSTRAINT "Draft_battle_fkey" FOREIGN KEY ("battle") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Step" (
    "battle" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "move" JSONB NOT NULL,
    "seals" JSONB NOT NULL,
    "told" JSONB NOT NULL,
    "rolls" JSONB NOT NULL,
    "state" JSONB NOT NULL,

    PRIMARY KEY ("battle", "step"),
    CONSTRAINT "Step_battle_fkey" FOREIGN KEY ("battle") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Dispatch" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "battle" TEXT NOT NULL,
    "viewer" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "about" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "due" BIGINT NOT NULL,
    "channel" TEXT,
    "message" TEXT,
    "trouble" TEXT,
    CONSTRAINT "Dispatch_battle_fkey" FOREIGN KEY ("battle") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Preference" (
    "user" TEXT NOT NULL PRIMARY KEY,
    "zone" TEXT,
    "theme" TEXT NOT NULL,
    "lead" REAL,
    "text" BOOLEAN NOT NULL
);

-- CreateTable
CREATE TABLE "Note" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Battle_thread_key" ON "Battle"("thread");

-- CreateIndex
CREATE INDEX "Battle_phase_deadline_idx" ON "Battle"("phase", "deadline");

-- CreateIndex
CREATE INDEX "Battle_guild_phase_idx" ON "Battle"("guild", "phase");

-- CreateIndex
CREATE INDEX "Battle_umpire_idx" ON "Battle"("umpire");

-- CreateIndex
CREATE INDEX "Seat_user_idx" ON "Seat"("user");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_battle_place_key" ON "Seat"("battle", "place");

-- CreateIndex
CREATE UNIQUE INDEX "Dispatch_key_key" ON "Dispatch"("key");

-- CreateIndex
CREATE INDEX "Dispatch_status_battle_viewer_id_idx" ON "Dispatch"("status", "battle", "viewer", "id");

-- CreateIndex
CREATE INDEX "Dispatch_battle_viewer_kind_status_id_idx" ON "Dispatch"("battle", "viewer", "kind", "status", "id");
