// expect: Error: at the top
throw new Error("at the top");
