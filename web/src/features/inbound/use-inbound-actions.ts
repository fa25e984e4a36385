import type { Inbound } from '@quay/contract/inbound'
import type { DocumentEditing } from '../../document/use-document-editor.ts'
import { type EditorAction, editInbound } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'

/** What is learnt of the goods is no edit of a person. */
const learning: ReadonlySet<EditorAction['type']> = new Set(['product-known', 'goods-known'])

/** Gives the function that does an action in an import that is being written. */
export function useInboundActions({ edit, learn }: Pick<DocumentEditing<EditorState, Inbound>, 'edit' | 'learn'>) {
  return (action: EditorAction) => (learning.has(action.type) ? learn : edit)(state => editInbound(state, action))
}
