import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/sample-medicine',
    needs: read('sample_medicine'),
    shows: { 'sample-medicine': id => `/products/sample-medicine/${id}` },
    title: 'Liều mẫu',
    menu: { within: '/products/list', order: 30, label: 'Liều mẫu' },
    load: () => import('../features/sample-medicine/sample-list.tsx'),
  }),
  defineScreen({
    path: '/products/sample-medicine/$id',
    title: 'Liều mẫu',
    load: () => import('../features/sample-medicine/sample-detail.tsx'),
  }),
]
