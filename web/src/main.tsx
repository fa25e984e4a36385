import './ui/shell/theme.ts'
import { setIssueMessages } from '@quay/contract/issue-message'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.css'
import { watchIdle } from './api/session/lock.ts'
import { followOtherTabs, session } from './api/session/session.ts'
import { Application } from './application.tsx'
import { keepClient } from './offline/browser/keep-client.ts'
import { keepClock } from './offline/connection/clock.ts'
import { watchConnection } from './offline/connection/watch-connection.ts'
import { sendWaitingCounts } from './offline/count/send-waiting-counts.ts'
import { watchOutbox } from './offline/outbox/watch-outbox.ts'
import { watchSetAside } from './storage/stored.ts'
import { toast } from './ui/popup/toast.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

setIssueMessages()
session.start()
keepClock()
followOtherTabs(() => location.reload())
watchConnection()
watchOutbox()
sendWaitingCounts()
watchIdle()
keepClient()
// Long after the first screen: nobody waits for it.
setTimeout(() => {
  // Without a network the screen of returns brings it, and the next opening.
  import('./features/sale-return/shared/watch-offline-returns.ts').then(
    ({ watchOfflineReturns }) => watchOfflineReturns(),
    () => {},
  )
}, 10_000)
watchSetAside(() =>
  toast.warning(
    'Có dữ liệu cũ trên máy này không đọc được. Dữ liệu đó đã được cất riêng, phần còn lại dùng như thường.',
  ),
)

createRoot(root).render(
  <StrictMode>
    <Application />
  </StrictMode>,
)
