import PackageSearch from 'lucide-react/icons/package-search'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/reorder',
  title: 'Dự trù hàng',
  menu: { group: 'buying', order: 30, icon: <PackageSearch />, label: 'Dự trù hàng' },
  load: () => import('../features/reorder/reorder-page.tsx'),
})
