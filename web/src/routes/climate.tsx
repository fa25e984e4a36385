import Thermometer from 'lucide-react/icons/thermometer'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/climate',
    title: 'Nhiệt độ, độ ẩm',
    menu: { group: 'care', order: 58, icon: <Thermometer />, label: 'Nhiệt độ, độ ẩm' },
    load: () => import('../features/climate/climate-page.tsx'),
  }),
  defineScreen({
    path: '/products/climate/$id',
    title: 'Sổ nhiệt độ, độ ẩm',
    load: () => import('../features/climate/climate-sheet.tsx'),
  }),
]
