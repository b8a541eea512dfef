/**
 * The thread that typesets: the compiler is synchronous and would hold every other job. Kept as CommonJS source, so that specs start the
 * same thread from TypeScript as the build does.
 * @source github.com/Myriad-Dreamin/typst.ts "typst-ts-node-compiler"
 */
export const typstThread = `
const { parentPort, workerData } = require('node:worker_threads');
const { NodeCompiler } = require(workerData.compilerPath);
const { fontPaths, workspace } = workerData;
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

parentPort.on('message', ({ id, template, inputs, pdfStandard, creationTimestamp }) => {
  try {
    const pdf = compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard, creationTimestamp });
    parentPort.postMessage({ id, pdf });
  } catch (error) {
    // The diagnostics are in the code.
    parentPort.postMessage({ id, failure: String(error.code ?? error) });
  } finally {
    // Without this each document leaves 12 MB behind.
    compiler.evictCache(10);
  }
});
`;
