-- Data keys are encrypted with epoch keys in a file outside the database. This table records which file, and the
-- lowest epoch that may still encrypt, so that no key is written under an epoch that is about to be destroyed.
CREATE TABLE "key_epoch" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "store" TEXT NOT NULL,
    "floor" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "key_epoch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "key_epoch_one" CHECK ("id" = 1)
);

-- Replaced by `count_sealed`.
DROP FUNCTION sealed_versions();
