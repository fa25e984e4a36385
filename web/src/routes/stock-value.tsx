import Scale from 'lucide-react/icons/scale'
import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/stock-value',
  needs: read('cost'),
  title: 'Giá trị tồn kho',
  menu: { group: 'partners', order: 40, icon: <Scale />, label: 'Giá trị tồn kho' },
  load: () => import('../features/stock-value/stock-value-list.tsx'),
})
