import Pill from 'lucide-react/icons/pill'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/sample-medicine',
    title: 'Liều mẫu',
    menu: { group: 'goods', order: 12, icon: <Pill />, label: 'Liều mẫu' },
    load: () => import('../features/sample-medicine/sample-list.tsx'),
  }),
  defineScreen({
    path: '/products/sample-medicine/$id',
    title: 'Liều mẫu',
    load: () => import('../features/sample-medicine/sample-detail.tsx'),
  }),
]
