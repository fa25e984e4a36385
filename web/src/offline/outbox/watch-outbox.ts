import { useSession } from '../../api/session/session.ts'
import type { Outbox } from './outbox.ts'

let opened: { userId: string; storeId: string; outbox: Promise<Outbox> } | null = null

/** The outbox of a store, opened once in this tab for who is signed in; another person's is closed. */
export function outboxOf(userId: string, storeId: string): Promise<Outbox> {
  if (opened?.userId === userId && opened.storeId === storeId) return opened.outbox
  void opened?.outbox.then(outbox => outbox.close())
  // Loaded apart: the sign-in page needs no database.
  const outbox = import('./open-outbox.ts').then(({ openSales }) => openSales(userId, storeId))
  opened = { userId, storeId, outbox }
  return outbox
}

/** Sends, on any screen, the sales that somebody left in this browser. Gives the function that stops it. */
export function watchOutbox(): () => void {
  const open = ({ profile }: ReturnType<typeof useSession.getState>) => {
    if (profile) void outboxOf(profile.id, profile.store.id)
  }
  open(useSession.getState())
  return useSession.subscribe(open)
}
