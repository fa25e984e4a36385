import Percent from 'lucide-react/icons/percent'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/tax',
  title: 'Thuế',
  menu: { group: 'settings', order: 60, icon: <Percent />, label: 'Thuế' },
  load: () => import('../features/tax/tax.tsx'),
})
