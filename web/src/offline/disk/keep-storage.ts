import { useSession } from '../../api/session/session.ts'
import { readText, writeText } from '../../storage/stored.ts'
import { clientText } from '../../text/kit/client.ts'
import { toast } from '../../ui/popup/toast.ts'
import { installQuestion } from '../browser/keep-client.ts'
import { offerInMenu } from '../browser/menu-entries.ts'
import { forgetUnused } from '../goods/forget-unused.ts'
import { forgetOldSent } from '../outbox/sent-sales.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** Bytes. A day of sales is a hundredth of it. */
const littleRoom = 50 * 1_048_576
const offerAfterMs = 60_000
const noticeMs = 30_000

/** Sees to it that the browser does not throw away what lies here: asks to keep it, offers to install, and makes room in time. */
export function keepStorage(): void {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist) return
  // At a touch: one browser asks the person then, the others decide by themselves.
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, () => void askToKeep(storage).catch(() => {}), { once: true })
  addEventListener('appinstalled', () => void askToKeep(storage).catch(() => {}))
  setTimeout(() => void offerInstall(storage).catch(() => {}), offerAfterMs)
  const look = () => void makeRoom(storage).catch(() => {})
  setInterval(look, hourMs)
  look()
}

const isTill = () => location.pathname.startsWith('/sales')

/** Asks again at each opening of the till until it is granted: browsers grant it once the site is used or installed. */
async function askToKeep(storage: StorageManager): Promise<void> {
  if (isTill() && !(await storage.persisted())) await storage.persist()
}

/** Whether the page runs as an application of its own. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

/** Once a day at a till whose data the browser may throw away. */
async function offerInstall(storage: StorageManager): Promise<void> {
  if (!isTill() || !navigator.serviceWorker.controller || isInstalled() || (await storage.persisted())) return
  const question = installQuestion()
  const install = () => void question?.prompt()
  if (question) offerInMenu({ id: 'install', label: clientText.installInMenu, onSelect: install })
  if (Date.now() - Number(readText('quay.v1.installOffered') ?? 0) < dayMs) return
  writeText('quay.v1.installOffered', String(Date.now()))
  toast.warning(question ? clientText.notKept : clientText.notKeptByHand, {
    milliseconds: noticeMs,
    actions: question ? [{ label: clientText.install, onSelect: install }] : [],
  })
}

/** Where the disk fills up: goods that are not in use, builds of before and sales that are long acknowledged go, and somebody is told. */
async function makeRoom(storage: StorageManager): Promise<void> {
  const { quota = 0, usage = 0 } = await storage.estimate()
  if (quota === 0 || quota - usage > littleRoom) return
  const { profile, branchId } = useSession.getState()
  if (profile && branchId) {
    await forgetUnused(`quay.v2.${profile.store.id}.${branchId}.goods`, { all: true, keepsOld: true })
    await forgetOldSent(profile.store.id, Date.now() + 6 * dayMs)
  }
  const builds = (await caches.keys()).filter(name => name.startsWith('quay-client'))
  for (const name of builds.slice(0, -1)) await caches.delete(name)
  toast.warning(clientText.littleRoom, { milliseconds: noticeMs })
}
