import { clientText } from '../../text/kit/client.ts'
import { toast } from '../../ui/popup/toast.ts'
import { useConnection } from '../connection/connection.ts'
import { watchHealth } from '../connection/health.ts'
import { clientBuild } from './client-build.ts'
import { idleMs, isCalm } from './is-calm.ts'
import { changeTo } from './keep-client.ts'
import { offerInMenu } from './menu-entries.ts'

const lookEveryMs = 10_000
/** A sale that is being made goes before the files of a build. */
const restedMs = 10_000
const noticeMs = 20_000

/**
 * Follows builds: looks for one when the server has another than this page, tells the person when it lies ready, and
 * takes it by itself when the page is calm. Until then the page goes on with its own parts.
 */
export async function followBuilds(): Promise<void> {
  const workers = navigator.serviceWorker
  const registration = await workers.ready
  registration.active?.postMessage({ fill: true })
  let controller = workers.controller
  /** Another tab took a newer build; this page is still the one of before. */
  let isOld = false
  let told = false
  let wanted: string | null = null
  let lookedFor: string | null = null

  const take = () => {
    if (isOld) location.reload()
    else if (registration.waiting) changeTo(registration.waiting, 'now')
  }
  function tell() {
    if (!isOld && !registration.waiting) return
    offerInMenu({ id: 'build', label: clientText.newBuildInMenu, onSelect: take })
    if (!told)
      toast.success(clientText.newBuild, {
        milliseconds: noticeMs,
        actions: [{ label: clientText.takeBuild, onSelect: take }],
      })
    told = true
  }
  function follow(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one, which is the build of this page.
      if (worker.state === 'installed' && workers.controller) tell()
    })
  }
  workers.addEventListener('controllerchange', () => {
    if (controller) isOld = true
    controller = workers.controller
    tell()
  })
  registration.addEventListener('updatefound', () => follow(registration.installing))
  follow(registration.installing)
  if (workers.controller) tell()

  watchHealth(({ build }) => {
    if (build && build !== clientBuild && build !== lookedFor) wanted = build
  })
  setInterval(async () => {
    if (wanted && useConnection.getState().online && idleMs() > restedMs) {
      lookedFor = wanted
      wanted = null
      await registration.update().catch(() => {
        lookedFor = null
      })
    }
    if ((isOld || registration.waiting) && (await isCalm())) take()
  }, lookEveryMs)
}
