ALTER TABLE "prepared_line" ADD COLUMN "is_box" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_box" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_line" ADD COLUMN "is_box" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_line" ADD COLUMN "per_place" integer DEFAULT 1 NOT NULL;