import { exportFileRoutes } from '@quay/contract/export/kept-files'
import type { RouteSpec } from '@quay/contract/route'
import { madeFilesText } from '../text/kit/made-files.ts'
import { toast } from '../ui/popup/toast.ts'
import { noteAsked } from './asked-files.ts'
import type { CallInput } from './client.ts'
import { newId } from './new-id.ts'
import { useAction } from './use-action.ts'

/** Gives the function that has the server make a file of a route while the person does something else; `onAsked` hears that it will. */
export function useAskFile(onAsked: () => void) {
  const ask = useAction(exportFileRoutes.ask, {
    onDone({ id }) {
      noteAsked(id)
      toast.success(madeFilesText.asked)
    },
    onClose: onAsked,
  })
  return <R extends RouteSpec & { file: string }>(route: R, title: string, input: CallInput<R>) => {
    // What a form leaves out is not sent, as in a call of its own.
    const asked = JSON.parse(JSON.stringify(input.body ?? {}))
    ask.mutate({ body: { id: newId(), route: route.path, asked, title } })
  }
}
