import { gaplessCodes } from '../../db/write/counter.ts'

export const drugIncidentCodes = gaplessCodes('BC', 'drug_incident')
