import Wallet from 'lucide-react/icons/wallet'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/cashbooks',
  title: 'Sổ quỹ',
  menu: { group: 'partners', order: 30, icon: <Wallet />, label: 'Sổ quỹ' },
  load: () => import('../features/cashbook/cashbook.tsx'),
})
