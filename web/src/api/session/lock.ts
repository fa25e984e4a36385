import { create } from 'zustand'
import { useConnection } from '../../offline/connection/connection.ts'
import { readHandOver } from '../../offline/people/hand-over.ts'
import { dropOnceCode, hasOpenCode } from '../../offline/people/known-people.ts'
import { readRecord, readText, writeText } from '../../storage/stored.ts'
import { toast } from '../../ui/popup/toast.ts'
import { useSession } from './session.ts'

type Lock = {
  /** The screen is covered: nothing of what stands on it is seen, and nothing of it is lost. */
  locked: boolean
  /** It was covered to give the device to a colleague. */
  switching: boolean
  /** Without a network the person is asked for a code that opens it again, before it is covered. */
  asksCode: boolean
}

/** Whether the screen of this browser is covered, in all its tabs. */
export const useLock = create<Lock>(() => ({ locked: false, switching: false, asksCode: false }))

const key = 'quay.v1.lock'
const lastActiveKey = 'quay.v1.lastActive'
const lookEveryMs = 5_000
const tellEveryMs = 10_000

/** Covers the screen at once, here and in the other tabs, through reloads too, until its person opens it. */
export function lockScreen({ switching = false } = {}): void {
  const { profile } = useSession.getState()
  if (!profile) return
  writeText(key, JSON.stringify({ userId: profile.id }))
  useLock.setState({ locked: true, switching, asksCode: false })
}

/** Whether the screen can be opened again now: by the server, or by the person's own code here. */
function canBeOpened(): boolean {
  const { profile } = useSession.getState()
  return useConnection.getState().online || (profile !== null && hasOpenCode(profile.store.id, profile.id))
}

/** The same at a person's wish; without a network and a code of theirs they are asked for one first, for this time. */
export function askToLock({ switching = false } = {}): void {
  // Who gives the device away need not come back to it.
  if (canBeOpened() || switching) lockScreen({ switching })
  else if (crypto.subtle as SubtleCrypto | undefined) useLock.setState({ asksCode: true })
  else cannotAskForCode()
}

/** Without what asks for a code the screen stays open: nobody could open it again. */
export function cannotAskForCode(): void {
  useLock.setState({ asksCode: false })
  toast.warning('Mất mạng: khóa lúc này thì chưa mở lại được.')
}

/** Asks the person for a code of their own at this browser. */
export const askForCode = (): void => useLock.setState({ asksCode: true })

/** The question for a code is over. */
export const closeCodeQuestion = (): void => useLock.setState({ asksCode: false })

/** The person proved who they are. */
export function openScreen(): void {
  const { profile } = useSession.getState()
  if (profile) dropOnceCode(profile.store.id, profile.id)
  writeText(key, null)
  noteActivity(Date.now())
  useLock.setState({ locked: false, switching: false })
}

/** Whether this device covers its screen after the minutes that the store chose. */
export const isIdleLockOn = (): boolean => readText('quay.v1.idleLock') !== 'off'

export function chooseIdleLock(on: boolean): void {
  writeText('quay.v1.idleLock', on ? null : 'off')
}

let last = 0
let told = 0

function noteActivity(now: number) {
  last = now
  if (now - told < tellEveryMs) return
  told = now
  writeText(lastActiveKey, String(now))
}

/**
 * Covers the screen after the store's minutes without a key or a touch in any tab; also those that passed while the
 * machine slept or the browser was closed. While the server is out of reach only where the person's code opens it.
 * Gives the function that stops it.
 */
export function watchIdle(): () => void {
  last = Number(readText(lastActiveKey) ?? Date.now())
  followRecord()

  function look(): boolean {
    const minutes = useSession.getState().profile?.store.idleLockMinutes
    if (!minutes || useLock.getState().locked || !isIdleLockOn() || !canBeOpened()) return false
    const idleMs = Date.now() - Math.max(last, Number(readText(lastActiveKey) ?? 0))
    if (idleMs < minutes * 60_000) return false
    lockScreen()
    return true
  }
  const active = () => {
    const now = Date.now()
    // After a sleep the first touch comes before the clock: it opens nothing.
    if (now - last > lookEveryMs && look()) return
    if (!useLock.getState().locked) noteActivity(now)
  }
  const hear = (event: StorageEvent) => {
    if (event.key === key) followRecord()
  }
  // Who took over without the network proves who they are before anything is done in the session of the person before.
  const stopReturning = useConnection.subscribe((now, before) => {
    const { profile } = useSession.getState()
    if (now.online && !before.online && profile && readHandOver(profile.store.id)) lockScreen()
  })
  const timer = setInterval(look, lookEveryMs)
  const events = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const
  for (const name of events) window.addEventListener(name, active, { capture: true, passive: true })
  window.addEventListener('storage', hear)
  const stopFollowing = useSession.subscribe((now, before) => {
    if (now.profile !== before.profile || now.signedIn !== before.signedIn) followRecord()
    if (now.profile && !before.profile) look()
  })
  return () => {
    clearInterval(timer)
    for (const name of events) window.removeEventListener(name, active, { capture: true })
    window.removeEventListener('storage', hear)
    stopFollowing()
    stopReturning()
  }
}

/** What the browser keeps decides: another tab covered or opened the screen, or the person signed out. */
function followRecord() {
  const holder = readRecord(key, value => (value as { userId: string }).userId)
  const { signedIn, profile } = useSession.getState()
  const locked = signedIn && holder !== null && (profile === null || profile.id === holder)
  if (useLock.getState().locked !== locked) useLock.setState({ locked, switching: false })
}
