CREATE TABLE "ngenius_operation" (
	"key" text NOT NULL,
	"part" integer NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"fils" integer NOT NULL,
	"capture_reference" text,
	"sent_at" timestamp with time zone,
	"done_reference" text,
	CONSTRAINT "ngenius_operation_ref_key_part_pk" PRIMARY KEY("ref","key","part")
);
--> statement-breakpoint
CREATE TABLE "ngenius_order" (
	"ref" text PRIMARY KEY NOT NULL,
	"fils" integer NOT NULL,
	"keeps_card" boolean NOT NULL,
	"order_reference" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ngenius_order_order_reference_unique" UNIQUE("order_reference")
);
--> statement-breakpoint
ALTER TABLE "ngenius_operation" ADD CONSTRAINT "ngenius_operation_ref_ngenius_order_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."ngenius_order"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ngenius_operation_done" ON "ngenius_operation" USING btree ("ref","kind","done_reference");