import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/transfer',
    title: 'Chuyển kho',
    menu: { group: 'stock', order: 30, icon: <ArrowLeftRight />, label: 'Chuyển kho' },
    load: () => import('../features/transfer/transfer-list.tsx'),
  }),
  defineScreen({
    path: '/products/transfer/in-transit',
    title: 'Hàng đang đi đường',
    load: () => import('../features/transfer/in-transit.tsx'),
  }),
  defineScreen({
    path: '/products/transfer/new',
    title: 'Phiếu chuyển mới',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/transfer/transfer-page.tsx')).NewTransfer }),
  }),
  defineScreen({
    path: '/products/transfer/$id',
    title: 'Chuyển kho',
    load: async () => ({ default: (await import('../features/transfer/transfer-page.tsx')).TransferPage }),
  }),
]
