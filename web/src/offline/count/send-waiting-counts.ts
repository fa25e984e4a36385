import { useSession } from '../../api/session/session.ts'
import { useConnection } from '../connection/connection.ts'
import { openDatabase, resultOf } from '../disk/indexed-db.ts'
import type { StoredLine, StoredSheet } from './count-line.ts'
import { countsName } from './counts-name.ts'
import { isUnsent } from './is-unsent.ts'

/** A processor that never rests does not keep a count from the server. */
const longestWait = 30_000

/**
 * Sends, on any screen, what a signed-in person counted in this browser and could not send yet. Loads the sender only if
 * something waits, when the screen has nothing else to do, and looks again when the network comes back.
 * Gives the function that stops it.
 */
export function sendWaitingCounts(): () => void {
  const look = () => {
    const { profile, rights } = useSession.getState()
    if (profile && rights.has('check_inventory/create')) whenIdle(() => void sendIfWaiting(profile.id))
  }
  look()
  const stopSession = useSession.subscribe((now, before) => {
    if (now.profile !== before.profile || now.rights !== before.rights) look()
  })
  const stopConnection = useConnection.subscribe((now, before) => {
    if (now.online && !before.online) look()
  })
  return () => {
    stopSession()
    stopConnection()
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWait })
  else setTimeout(work, longestWait)
}

async function sendIfWaiting(userId: string): Promise<void> {
  try {
    if (!(await isWaiting(userId))) return
    const { countsOf } = await import('./watch-counts.ts')
    await countsOf(userId)
  } catch {
    // The storage or the network failed: looked at again when the network is back, and by the screen of the count.
  }
}

async function isWaiting(userId: string): Promise<boolean> {
  const name = countsName(userId)
  const known = await indexedDB.databases?.()
  // Opening a database that is not there would make it. A browser that cannot tell gets the sender, which can.
  if (!known) return true
  const own = known.find(database => database.name === name)
  if (!own?.version) return false
  const database = await openDatabase(name, own.version, () => {})
  try {
    const reading = database.transaction(['sheet', 'line'])
    const [sheets, lines] = await Promise.all([
      resultOf<StoredSheet[]>(reading.objectStore('sheet').getAll()),
      resultOf<StoredLine[]>(reading.objectStore('line').getAll()),
    ])
    const open = new Set(sheets.filter(sheet => sheet.closed === null).map(sheet => sheet.id))
    return lines.some(line => open.has(line.sheetId) && isUnsent(line))
  } finally {
    database.close()
  }
}
