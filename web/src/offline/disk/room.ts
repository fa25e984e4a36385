import { create } from 'zustand'

/** Under so much free room old things go by themselves, and the person is told. */
const scarceBytes = 50 * 1024 * 1024
const lookEveryMs = 60 * 60_000

interface Room {
  /** Whether the browser promised to keep its data; null while it was not asked. */
  isPersisted: boolean | null
  freeBytes: number | null
}

/** What room this browser has, and whether it promised to keep what lies in it. */
export const useRoom = create<Room>(() => ({ isPersisted: null, freeBytes: null }))

/** Whether unsent sales are safe here from a browser that makes room: it promised, or Quầy is installed as an application. */
export const isKeptSafe = ({ isPersisted }: Room): boolean =>
  isPersisted !== false || window.matchMedia('(display-mode: standalone)').matches

/** Whether so much is left that nothing has to go. */
export const isScarce = ({ freeBytes }: Pick<Room, 'freeBytes'>): boolean =>
  freeBytes !== null && freeBytes < scarceBytes

async function look(): Promise<Room> {
  const storage = navigator.storage as StorageManager | undefined
  const { quota, usage } = (await storage?.estimate?.().catch(() => null)) ?? {}
  const isPersisted = (await storage?.persisted?.().catch(() => null)) ?? null
  return { isPersisted, freeBytes: quota === undefined || usage === undefined ? null : Math.max(quota - usage, 0) }
}

/** Looks at the room now and each hour; `makeRoom` drops what may go when it is scarce. Gives the function that stops it. */
export function watchRoom(makeRoom: () => void): () => void {
  async function check() {
    const room = await look()
    useRoom.setState(room)
    if (isScarce(room)) makeRoom()
  }
  void check()
  const timer = setInterval(() => void check(), lookEveryMs)
  return () => clearInterval(timer)
}
