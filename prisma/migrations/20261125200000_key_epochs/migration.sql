-- Data keys are wrapped under epoch keys that lie outside the database. It records which file they are in, and the lowest
-- epoch that may still wrap, so that nothing is written under an epoch that is about to be destroyed.
CREATE TABLE "key_epoch" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "store" TEXT NOT NULL,
    "floor" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "key_epoch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "key_epoch_one" CHECK ("id" = 1)
);

-- count_sealed takes its place.
DROP FUNCTION sealed_versions();
