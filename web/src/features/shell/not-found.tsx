import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../api/session/session.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { MessagePage } from './message-page.tsx'
import Shell from './shell.tsx'

/** A path that no screen has: said inside the frame to people who are signed in. */
export default function NotFound() {
  const signedIn = useSession(state => state.signedIn)
  const { href } = useLocation()
  // The router half matches an unknown path of two segments with the public page of one, and its title.
  useDocumentTitle('Không tìm thấy', href)
  const page = <MessagePage title="Không tìm thấy trang này">Địa chỉ có thể đã đổi hoặc bị gõ sai.</MessagePage>
  return signedIn ? <Shell>{page}</Shell> : <main>{page}</main>
}
