import { PageHead } from '../../ui/page-head.tsx'

/** Today at a glance. */
export default function Home() {
  return <PageHead title="Tổng quan" />
}
