DROP INDEX "draft_line_v";--> statement-breakpoint
DROP INDEX "favourite_v";--> statement-breakpoint
DROP INDEX "notify_v";--> statement-breakpoint
DROP INDEX "shop_item_v";--> statement-breakpoint
DROP INDEX "shop_list_v";