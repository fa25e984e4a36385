/**
 * When something happened at a till, as epoch milliseconds: what the till said, less what it found out later that this was wrong by
 * (docs/topics/offline-sale.md). @param at ISO 8601
 */
export const timeSaid = (at: string, clock?: { wrongMs?: number | undefined }): number =>
  Date.parse(at) - (clock?.wrongMs ?? 0)
