import FileKey from 'lucide-react/icons/file-key'
import { defineScreen } from '../routing/define-screen.ts'
import { recoveryText } from '../text/recovery-key.ts'

export const screen = defineScreen({
  path: '/settings/recovery-key',
  title: recoveryText.title,
  menu: { group: 'settings', order: 45, icon: <FileKey />, label: recoveryText.title },
  load: () => import('../features/recovery-key/recovery-key-page.tsx'),
})
