DROP INDEX "placed_order_day";--> statement-breakpoint
CREATE INDEX "placed_order_coming" ON "placed_order" USING btree ("user_id","id") WHERE "placed_order"."state" in (1, 2, 3, 4);