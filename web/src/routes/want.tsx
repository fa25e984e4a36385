import NotebookPen from 'lucide-react/icons/notebook-pen'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/want',
  title: 'Sổ hàng khách hỏi',
  menu: { group: 'buying', order: 40, icon: <NotebookPen />, label: 'Hàng khách hỏi' },
  load: () => import('../features/want/want-list.tsx'),
})
