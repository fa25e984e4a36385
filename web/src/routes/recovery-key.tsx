import FileKey from 'lucide-react/icons/file-key'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/recovery-key',
  title: 'Khóa khôi phục',
  menu: { group: 'settings', order: 45, icon: <FileKey />, label: 'Khóa khôi phục' },
  load: () => import('../features/recovery-key/recovery-key-page.tsx'),
})
