import './ui/theme.ts'
import { setIssueMessages } from '@quay/contract/issue-message'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.css'
import { followOtherTabs, session } from './api/session.ts'
import { Application } from './application.tsx'
import { watchConnection } from './offline/watch-connection.ts'
import { watchOutbox } from './offline/watch-outbox.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

setIssueMessages()
session.start()
followOtherTabs(() => location.reload())
watchConnection()
watchOutbox()

createRoot(root).render(
  <StrictMode>
    <Application />
  </StrictMode>,
)
