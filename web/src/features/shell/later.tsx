import { useMatches } from '@tanstack/react-router'
import Hourglass from 'lucide-react/icons/hourglass'
import { MessagePage } from './message-page.tsx'

/** The page of a screen that is announced and not built yet; it stands behind the screen's own guard. */
export default function Later() {
  const title = useMatches({ select: matches => matches.at(-1)?.staticData.screen?.title ?? '' })
  return (
    <MessagePage title={title} icon={<Hourglass />}>
      Phần này đang được làm và sẽ có ở bản sau.
    </MessagePage>
  )
}
