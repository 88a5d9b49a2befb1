ALTER TABLE "sync_meta" ADD COLUMN "timeline" text;--> statement-breakpoint
ALTER TABLE "sync_user" ADD COLUMN "counted_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_user" ADD COLUMN "day_edits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_user" ADD COLUMN "day_tombstones" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX "draft_line_gone" ON "draft_line" USING btree ("gone") WHERE gone is not null;--> statement-breakpoint
CREATE INDEX "favourite_gone" ON "favourite" USING btree ("gone") WHERE gone is not null;--> statement-breakpoint
CREATE INDEX "notify_gone" ON "notify" USING btree ("gone") WHERE gone is not null;--> statement-breakpoint
CREATE INDEX "notify_waiting" ON "notify" USING btree ("stock_code") WHERE gone is null;--> statement-breakpoint
CREATE INDEX "shop_item_gone" ON "shop_item" USING btree ("gone") WHERE gone is not null;--> statement-breakpoint
CREATE INDEX "shop_list_gone" ON "shop_list" USING btree ("gone") WHERE gone is not null;--> statement-breakpoint
CREATE INDEX "sync_mutation_at" ON "sync_mutation" USING brin ("at");--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_key_unique" UNIQUE("key");