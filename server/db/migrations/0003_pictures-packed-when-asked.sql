ALTER TABLE "catalogue_image" DROP COLUMN "br";--> statement-breakpoint
ALTER TABLE "catalogue_image" DROP COLUMN "gzip";