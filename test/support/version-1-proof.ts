/** The mate in one on the back rank, as it was stored before tries could be undecided. */
export const VERSION_1 = {
  fen: '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1',
  bytes: Buffer.from(
    'AXicY2RkZOFnEGRmYajjZ3YBES0g4giYywjksjCDCFYQwQ4iOEEEtyk3MwtvHT+zG0jJMRDhBlLXBiKOMdfxAwAMCQ2h',
    'base64',
  ),
};
