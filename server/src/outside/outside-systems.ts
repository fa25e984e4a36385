import type { OutsideSystem } from './outside-system.ts'

/** The systems that documents are sent to. None yet: docs/topics/outside-systems.md says what an adapter has to bring. */
export const outsideSystems: readonly OutsideSystem[] = []
