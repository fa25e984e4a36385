import Tags from 'lucide-react/icons/tags'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/label',
  title: 'In tem',
  menu: { group: 'goods', order: 80, icon: <Tags />, label: 'In tem' },
  load: () => import('../features/label/label-page.tsx'),
})
